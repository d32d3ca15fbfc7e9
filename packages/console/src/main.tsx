import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import './app/fonts.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root to render into');
void start(createRoot(root));
