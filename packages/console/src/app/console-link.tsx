import type { LinkElementProps } from '@mpc/ui';
import { Link, useLocation } from 'react-router-dom';
import { carrySelection } from '#shared/selection/with-selection.ts';

/** How @mpc/ui's links become the router's: within the centre they carry the wallet this tab works on. */
export function ConsoleLink({ href, ...rest }: LinkElementProps) {
  const { search } = useLocation();
  return <Link {...rest} to={carrySelection(href, search)} />;
}
