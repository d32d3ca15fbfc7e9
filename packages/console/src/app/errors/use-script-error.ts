import { useEffect, useState } from 'react';

/** Only errors of our own files count: browser extensions and resize loops are nobody's emergency. */
export function isOurs(event: ErrorEvent): boolean {
  if (/ResizeObserver loop/.test(event.message)) return false;
  return event.filename.startsWith(`${location.origin}/`);
}

/** The script error that broke the console, if one did. */
export function useScriptError(): Error | null {
  const [broken, setBroken] = useState<Error | null>(null);
  useEffect(() => {
    const hear = (event: ErrorEvent) => {
      if (isOurs(event)) setBroken(event.error instanceof Error ? event.error : new Error(event.message));
    };
    window.addEventListener('error', hear);
    return () => window.removeEventListener('error', hear);
  }, []);
  return broken;
}
