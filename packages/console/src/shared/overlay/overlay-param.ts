import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What stands open in a drawer, as the address says it: `open=withdraw:1204`, or `open=transfer`. */
export interface OverlayParam {
  kind: string;
  id: string | null;
}

function parse(text: string | null): OverlayParam | null {
  const found = /^([a-z][a-z\d-]{0,39})(?::([\w.-]{1,80}))?$/i.exec(text ?? '');
  return found?.[1] === undefined ? null : { kind: found[1], id: found[2] ?? null };
}

/** The open detail of this address, and how to open another or none. Opening can be undone with the browser's Back, unless it replaces. */
export function useOverlayParam() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (kind: string, id?: string | number, how?: { replace: true }) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.set('open', id === undefined ? kind : `${kind}:${id}`);
        return next;
      }, how),
    [setSearch],
  );
  const close = useCallback(
    () =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        next.delete('open');
        return next;
      }),
    [setSearch],
  );
  return { open: parse(search.get('open')), show, close };
}
