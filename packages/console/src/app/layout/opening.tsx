import { Skeleton } from '@mpc/ui';

/** What stands while the first code and answers are on their way. */
export function Opening() {
  return <Skeleton shape="cards" />;
}
