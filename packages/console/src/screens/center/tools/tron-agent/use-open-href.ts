import { useLocation } from 'react-router-dom';

/** The address of this page with something else open in it. */
export function useOpenHref(): (kind: string, id: number | string) => string {
  const { pathname, search } = useLocation();
  return (kind, id) => {
    const next = new URLSearchParams(search);
    next.set('open', `${kind}:${id}`);
    return `${pathname}?${next.toString()}`;
  };
}
