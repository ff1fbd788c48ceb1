import { createRoot } from 'react-dom/client';
import { OwnPage } from './app/own-page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(<OwnPage />);
