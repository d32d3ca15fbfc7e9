import type { LinkElementProps } from '@mpc/ui';
import { Link, useLocation } from 'react-router-dom';
import { carrySelection } from '#shared/selection/with-selection.ts';
import { preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

/**
 * How @mpc/ui's links become the router's: within the center they carry the wallet this tab works on. Whoever points at one
 * is likely to go there, so its code is fetched.
 */
export function ConsoleLink({ href, onPointerEnter, onFocus, ...rest }: LinkElementProps) {
  const { search } = useLocation();
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
    />
  );
}
