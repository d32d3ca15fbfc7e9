import { hydrateRoot } from 'react-dom/client';
import { Document } from './document.tsx';
import { lookOf } from './look.ts';

hydrateRoot(
  document,
  <Document {...lookOf(new URL(location.href))} script={new URL(import.meta.url).pathname} />,
);
