import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** What every one of the screens stands on. */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <p>Nothing</p>
  </StrictMode>,
);
