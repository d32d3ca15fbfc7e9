import { Columns, Skeleton, Stack } from '@mpc/ui';
import { CardShapes } from '#shared/loading/card-shapes.tsx';

/** The figures, facts and runs of a rule on their way. */
export const RuleShape = () => (
  <Stack>
    <CardShapes min="180px" lines={[3, 3, 3, 3]} />
    <Columns min="320px" gap="xl">
      <Skeleton shape="text" count={8} />
      <Skeleton shape="text" count={6} />
    </Columns>
    <Skeleton shape="rows" />
  </Stack>
);
