/**
 * Replaces reCAPTCHA's widget with the same `grecaptcha` interface: a checkbox that returns `sandbox-pass` for two
 * minutes, then expires like the real one. Styles are set from script, because the page's policy requires that.
 */
export const recaptchaScript = `(() => {
  'use strict';
  const lifeMs = 120000;
  const widgets = [];
  const address = new URL(document.currentScript.src);
  const call = (name, ...given) => {
    const target = typeof name === 'string' ? window[name] : name;
    if (typeof target === 'function') target(...given);
  };

  const render = (container, options = {}) => {
    const parent = typeof container === 'string' ? document.getElementById(container) : container;
    if (!parent) throw new Error('reCAPTCHA placeholder element must be an element or id');
    const sitekey = options.sitekey || parent.dataset.sitekey;
    if (!sitekey) throw new Error('Missing required parameters: sitekey');
    if (parent.dataset.sandboxRecaptcha) throw new Error('reCAPTCHA has already been rendered in this element');
    parent.dataset.sandboxRecaptcha = 'true';
    const id = widgets.length;
    const dark = (options.theme || parent.dataset.theme) === 'dark';

    const box = document.createElement('input');
    box.type = 'checkbox';
    box.tabIndex = Number(options.tabindex || 0);
    Object.assign(box.style, { width: '26px', height: '26px', margin: '0', flex: 'none', cursor: 'pointer' });
    const label = document.createElement('label');
    Object.assign(label.style, {
      display: 'flex', gap: '12px', alignItems: 'center', boxSizing: 'border-box', width: '302px', maxWidth: '100%',
      minHeight: '74px', padding: '0 14px', border: '1px solid #7a7f85', borderRadius: '4px', cursor: 'pointer',
      font: '400 15px/1.3 system-ui, sans-serif', background: dark ? '#222' : '#f9f9f9', color: dark ? '#fff' : '#1f1f1f',
    });
    const note = document.createElement('small');
    note.textContent = 'sandbox';
    note.setAttribute('aria-hidden', 'true');
    note.style.marginLeft = 'auto';
    label.append(box, "I'm not a robot", note);
    const field = document.createElement('textarea');
    field.name = 'g-recaptcha-response';
    field.hidden = true;
    field.setAttribute('aria-hidden', 'true');
    parent.replaceChildren(label, field);

    const widget = { token: '', timer: 0, box, field };
    const put = (token) => {
      clearTimeout(widget.timer);
      widget.token = token;
      field.value = token;
      box.checked = token !== '';
    };
    widget.reset = () => put('');
    box.addEventListener('change', () => {
      if (!box.checked) { put(''); return; }
      if (navigator.onLine === false) {
        put('');
        call(options['error-callback'] || parent.dataset.errorCallback);
        return;
      }
      put('sandbox-pass');
      widget.timer = setTimeout(() => {
        put('');
        call(options['expired-callback'] || parent.dataset.expiredCallback);
      }, lifeMs);
      call(options.callback || parent.dataset.callback, widget.token);
    });
    widgets.push(widget);
    return id;
  };

  const widget = (id = 0) => {
    const found = widgets[id];
    if (!found) throw new Error('reCAPTCHA client element has been removed or never rendered');
    return found;
  };

  window.grecaptcha = {
    ready: (then) => { queueMicrotask(then); },
    render,
    getResponse: (id) => widget(id).token,
    reset: (id) => widget(id).reset(),
  };

  const start = () => {
    if (address.searchParams.get('render') !== 'explicit') {
      for (const node of document.querySelectorAll('.g-recaptcha')) if (!node.dataset.sandboxRecaptcha) render(node);
    }
    const onload = address.searchParams.get('onload');
    if (onload) call(onload);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else queueMicrotask(start);
})();
`;
