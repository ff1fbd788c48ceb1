// The minimum that React can do: the text with which the booking page begins, rendered by the browser.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { name } = JSON.parse(document.getElementById('restaurant').textContent);
const words = createElement('h1', null, `Make a Reservation at ${name}`);
createRoot(document.getElementById('root')).render(createElement('main', null, words));
