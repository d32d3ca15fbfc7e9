import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lookOf } from './look.ts';
import { Treasury } from './treasury.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <Treasury {...lookOf(new URL(location.href))} />
  </StrictMode>,
);
