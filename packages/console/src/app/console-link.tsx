import type { LinkElementProps } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { carrySelection } from '#shared/selection/with-selection.ts';
import { prefetchRoute, preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

/** Not one that opens a new tab, or saves the page. */
const isHere = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * How @mpc/ui's links become the router's: within the center they carry the wallet this tab works on. Whoever points at one
 * is likely to go there, so its code is fetched; who goes there, has its first question asked while it is drawn.
 */
export function ConsoleLink({ href, onPointerEnter, onFocus, onClick, ...rest }: LinkElementProps) {
  const { search } = useLocation();
  const queries = useQueryClient();
  const to = carrySelection(href, search);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        void preloadRoute(routes, to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        void preloadRoute(routes, to);
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (isHere(event) && !event.defaultPrevented) void prefetchRoute(routes, to, queries);
      }}
    />
  );
}
