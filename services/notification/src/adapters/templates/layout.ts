/**
 * The HTML layout of every mail: one column, in light and dark mode. Tables and inline styles for all mail clients, a
 * style block for capable ones.
 */
export const htmlLayout = `<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{{subject}}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        .page { background: #14161a !important; }
        .card { background: #1f2329 !important; border-color: #333941 !important; }
        .text, .title { color: #eceff3 !important; }
        .quiet, .label { color: #a9b2bd !important; }
        .link { color: {{link.dark}} !important; }
        .line { border-color: #333941 !important; }
      }
    </style>
  </head>
  <body class="page" style="margin:0;background:#f5f3ef;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;">
    <div style="display:none;max-height:0;overflow:hidden;">{{preview}}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f5f3ef;">
      <tr>
        <td align="center" style="padding:32px 16px;">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
            <tr>
              <td class="quiet" style="padding:0 4px 16px;color:#6b6459;font-size:14px;letter-spacing:0.04em;">{{#if logo}}<img src="{{logo.src}}" width="{{logo.width}}" height="{{logo.height}}" alt="" style="display:block;margin:0 0 8px;border:0;" />{{/if}}<bdi>{{sender}}</bdi></td>
            </tr>
            <tr>
              <td class="card" style="background:#ffffff;border:1px solid #e6e1d8;border-radius:12px;padding:32px 28px;">
                <h1 class="title" style="margin:0 0 16px;color:#24211c;font-size:22px;line-height:1.3;font-weight:600;">{{title}}</h1>
                {{#each paragraphs}}
                <p class="text" style="margin:0 0 16px;color:#3a362f;font-size:16px;line-height:1.55;">{{this}}</p>
                {{/each}}
                {{#if facts}}
                <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;">
                  {{#each facts}}
                  <tr>
                    <td class="label" valign="top" style="padding:{{#if @root.isRtl}}6px 0 6px 16px{{else}}6px 16px 6px 0{{/if}};color:#6b6459;font-size:14px;white-space:nowrap;">{{label}}</td>
                    <td class="text" valign="top" width="100%" style="padding:6px 0;color:#24211c;font-size:16px;">{{#if href}}<a class="link" href="{{href}}" style="color:{{@root.link.light}};">{{/if}}{{#if isLtr}}<span dir="ltr">{{value}}</span>{{else}}<bdi>{{value}}</bdi>{{/if}}{{#if href}}</a>{{/if}}{{#if before}}<br /><span class="quiet" style="color:#6b6459;font-size:14px;">{{before}}</span>{{/if}}{{#if link}}<br /><a class="link" href="{{link.href}}" style="color:{{@root.link.light}};font-size:14px;">{{link.label}}</a>{{/if}}</td>
                  </tr>
                  {{/each}}
                </table>
                {{/if}}
                {{#each tables}}
                <h2 class="title" style="margin:24px 0 2px;color:#24211c;font-size:17px;line-height:1.3;font-weight:600;">{{caption}}</h2>
                <p class="quiet" style="margin:0 0 8px;color:#6b6459;font-size:14px;">{{where}}</p>
                {{#if rows}}
                <table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-collapse:collapse;">
                  <tr>
                    {{#each headers}}
                    <th class="label line" scope="col" align="{{#if @first}}left{{else}}right{{/if}}" style="padding:4px 8px 4px 0;border-bottom:1px solid #e6e1d8;color:#6b6459;font-size:13px;font-weight:600;">{{this}}</th>
                    {{/each}}
                  </tr>
                  {{#each rows}}
                  <tr>
                    {{#each this}}
                    <td class="text line" align="{{#if @first}}left{{else}}right{{/if}}" style="padding:5px 8px 5px 0;border-bottom:1px solid #e6e1d8;color:#24211c;font-size:15px;">{{this}}</td>
                    {{/each}}
                  </tr>
                  {{/each}}
                </table>
                {{else}}
                <p class="text" style="margin:0 0 8px;color:#3a362f;font-size:15px;">{{none}}</p>
                {{/if}}
                {{/each}}
                {{#if action}}
                <p style="margin:24px 0 8px;">
                  <a href="{{action.link}}" style="display:inline-block;background:{{button}};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:8px;">{{action.label}}</a>
                </p>
                {{/if}}
                {{#if note}}
                <p class="quiet" style="margin:16px 0 0;color:#6b6459;font-size:14px;line-height:1.5;">{{note}}</p>
                {{/if}}
              </td>
            </tr>
            <tr>
              <td class="quiet" style="padding:16px 4px 0;color:#6b6459;font-size:13px;line-height:1.5;">{{footer}}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;

/** The plain-text layout with the same content. */
export const textLayout = `{{title}}

{{#each paragraphs}}
{{this}}

{{/each}}
{{#each lines}}
{{this}}
{{/each}}
{{#each tables}}

{{caption}}
{{where}}
{{#each lines}}
{{this}}
{{/each}}
{{/each}}
{{#if action}}

{{actionLine}}
{{/if}}
{{#if note}}

{{note}}
{{/if}}

-- 
{{footer}}
`;
