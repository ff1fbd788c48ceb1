import { fitFrame } from './fit-frame';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
fitFrame(root);
