import { Html } from '../core/html';

/** The one style sheet of the sandbox's pages: light and dark, from 360 px up. */
export const styles = new Html(`
:root { color-scheme: light dark; --ink: #1d2521; --soft: #56615b; --paper: #f4f3ef; --card: #fff; --line: #d9dbd5; --accent: #1f6b4f; --on-accent: #fff; --bad: #a3281e; --mail: #2f5d9a; --sms: #1f6b4f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ece9; --soft: #a5b0aa; --paper: #141816; --card: #1d2320; --line: #38413c; --accent: #7fd0ab; --on-accent: #0d1f17; --bad: #ff9c91; --mail: #9cc3f5; --sms: #7fd0ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
main.narrow { max-width: 28rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
.card h2:first-child { margin-top: .25rem; }
h1 + .card { margin-top: 1rem; }
p { margin: 0 0 1rem; }
.soft, time { color: var(--soft); font-size: .9rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
.card header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; margin-bottom: .5rem; }
.card header time { margin-left: auto; }
.tag { font-size: .75rem; font-weight: 600; letter-spacing: .04em; text-transform: uppercase; }
.tag.email { color: var(--mail); } .tag.sms, .tag.whatsapp { color: var(--sms); }
.text { white-space: pre-wrap; margin: 0; }
summary { cursor: pointer; padding: .4rem 0; color: var(--accent); }
iframe { display: block; width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); }
.scroll { overflow-x: auto; }
label { display: block; margin: 0 0 1rem; font-size: .95rem; }
input { display: block; width: 100%; margin-top: .25rem; padding: .7rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 8px; }
details form { margin-top: .5rem; } details label { margin: 0; } details button { margin: .5rem 0 0; } details p { margin: .5rem 0 0; }
.row { display: grid; grid-template-columns: 2fr 1fr; gap: .75rem; }
button, .button { display: inline-block; min-height: 44px; padding: .6rem 1.1rem; font: inherit; font-weight: 600; border: 1px solid var(--accent); border-radius: 10px; background: var(--accent); color: var(--on-accent); cursor: pointer; text-decoration: none; text-align: center; }
button.quiet, .button.quiet { background: transparent; color: var(--accent); }
button.bad { background: transparent; color: var(--bad); border-color: var(--bad); }
button.wide, .button.wide { width: 100%; margin-bottom: .75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.total { font-size: 2rem; font-weight: 700; margin: .5rem 0 0; }
.problem { color: var(--bad); border-left: 4px solid var(--bad); padding: .25rem .75rem; }
.plan { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .75rem 0; border-top: 1px solid var(--line); }
.plan form { margin: 0; }
`);
