import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Meanwhile the document has that title, which is what its file is called. */
export function usePrinting(title: string): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let before = document.title;
    const begin = () => {
      before = document.title;
      document.title = title;
      // The browser takes its picture as soon as this event is over.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      document.title = before;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
  return printing;
}
