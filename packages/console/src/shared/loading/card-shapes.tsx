import { Card, Columns, Skeleton } from '@mpc/ui';

export interface CardShapesProps {
  /** How many lines each card will have. */
  lines: readonly number[];
  /** The least width of a card, as of those that come. @default the whole line */
  min?: string;
}

/** Cards that are being read, side by side as they will stand. */
export const CardShapes = ({ lines, min = '100%' }: CardShapesProps) => (
  <Columns min={min}>
    {lines.map((count, at) => (
      <Card key={at}>
        <Skeleton shape="text" count={count} />
      </Card>
    ))}
  </Columns>
);
