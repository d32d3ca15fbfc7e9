import { paths } from './paths.ts';
import { screen } from './screen.ts';
import { withSelection } from './selection/with-selection.ts';

const load = async () => ({ Nothing: () => null });

/** Never run: what is claimed here is claimed to the compiler. */
export function claims(id: number) {
  withSelection(paths.center.todo, '');
  withSelection(`${paths.center.transactions}?open=withdraw:${id}`, '');
  screen(paths.center.todo, load, 'Nothing');

  // @ts-expect-error No route has this name.
  withSelection(paths.center.todos, '');
  // @ts-expect-error Nor this path, written by hand.
  withSelection('/mpc/center/todos', '');
  // @ts-expect-error A route is followed by a question or by nothing.
  withSelection(`${paths.center.transactions}/${id}`, '');
  // @ts-expect-error A screen stands at a route.
  screen('/mpc/center/todos', load, 'Nothing');
}
