/**
 * Replaces Google's button: the same `google.accounts.id` interface, but the account is the address that the user
 * types. Styles are set from script, because the page's policy forbids inline style attributes.
 */
export const googleClientScript = `(() => {
  'use strict';
  let settings = null;

  const element = (name, fields = {}, style = {}, children = []) => {
    const node = Object.assign(document.createElement(name), fields);
    Object.assign(node.style, style);
    node.append(...children);
    return node;
  };

  const field = (label, name, type, autocomplete, required) => {
    const input = element('input', { name, type, autocomplete, required }, {
      display: 'block', width: '100%', boxSizing: 'border-box', marginTop: '4px', padding: '10px',
      font: 'inherit', color: 'inherit', background: 'transparent', border: '1px solid #8f9499', borderRadius: '4px',
    });
    return element('label', {}, { display: 'block', margin: '0 0 12px' }, [label, input]);
  };

  const button = (text, type, primary) => element('button', { type, textContent: text }, {
    font: 'inherit', padding: '10px 18px', borderRadius: '18px', cursor: 'pointer', minHeight: '40px',
    border: primary ? '1px solid #1a56c4' : '1px solid #8f9499',
    background: primary ? '#1a56c4' : 'transparent', color: primary ? '#fff' : 'inherit',
  });

  const ask = () => {
    if (!settings) throw new Error('google.accounts.id.initialize() has not been called');
    const title = element('h2', { textContent: 'Sign in with Google (sandbox)', id: 'sandbox-google-title' },
      { font: '600 20px/1.3 system-ui, sans-serif', margin: '0 0 16px' });
    const problem = element('p', { role: 'alert' }, { color: '#b3261e', margin: '0 0 12px' });
    problem.setAttribute('role', 'alert');
    const cancel = button('Cancel', 'button', false);
    const form = element('form', { method: 'dialog' }, { margin: '0' }, [
      title,
      field('Email', 'email', 'email', 'email', true),
      field('First name', 'givenName', 'text', 'given-name', false),
      field('Last name', 'familyName', 'text', 'family-name', false),
      problem,
      element('div', {}, { display: 'flex', gap: '8px', justifyContent: 'flex-end' }, [cancel, button('Continue', 'submit', true)]),
    ]);
    const dialog = element('dialog', {}, {
      font: '400 16px/1.5 system-ui, sans-serif', width: 'min(92vw, 380px)', boxSizing: 'border-box',
      padding: '24px', border: '0', borderRadius: '12px', boxShadow: '0 12px 48px rgb(0 0 0 / 35%)',
    }, [form]);
    dialog.setAttribute('aria-labelledby', 'sandbox-google-title');
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      problem.textContent = '';
      try {
        const answer = await fetch('/sandbox/api/google/id-token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), clientId: settings.client_id }),
        });
        const body = await answer.json();
        if (!answer.ok) throw new Error(body.message);
        dialog.close();
        settings.callback({ credential: body.idToken, select_by: 'btn' });
      } catch (error) {
        problem.textContent = 'Google did not answer: ' + error.message;
      }
    });
    document.body.append(dialog);
    dialog.showModal();
  };

  const texts = {
    signin_with: 'Sign in with Google', signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google', signin: 'Sign in',
  };

  const renderButton = (parent, options = {}) => {
    const dark = String(options.theme || '').startsWith('filled');
    const node = element('button', { type: 'button' }, {
      display: 'flex', gap: '12px', alignItems: 'center', justifyContent: 'center', minHeight: '44px',
      width: options.width ? Number.parseInt(options.width, 10) + 'px' : '100%', maxWidth: '100%', padding: '0 16px',
      font: '500 15px/1 system-ui, sans-serif', cursor: 'pointer',
      borderRadius: options.shape === 'pill' || options.shape === 'circle' ? '22px' : '4px',
      border: '1px solid #747775', background: dark ? '#131314' : '#fff', color: dark ? '#e3e3e3' : '#1f1f1f',
    });
    const mark = element('span', { textContent: 'G' }, { fontWeight: '700', color: dark ? '#8ab4f8' : '#1a56c4' });
    mark.setAttribute('aria-hidden', 'true');
    node.append(mark, texts[options.text] || texts.signin_with);
    node.addEventListener('click', () => {
      if (typeof options.click_listener === 'function') options.click_listener();
      ask();
    });
    parent.replaceChildren(node);
  };

  window.google = window.google || {};
  window.google.accounts = window.google.accounts || {};
  window.google.accounts.id = {
    initialize: (given) => { settings = given; },
    renderButton,
    prompt: () => undefined,
    cancel: () => undefined,
    disableAutoSelect: () => undefined,
    revoke: (hint, done) => { if (done) done({ successful: true }); },
  };
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad();
})();
`;
