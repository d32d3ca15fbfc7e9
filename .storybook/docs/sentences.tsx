import { Unstyled } from '@storybook/addon-docs/blocks';
import { Item, List } from './docs.styles.ts';

/** A list of sentences. */
export function Sentences({ of }: { of: readonly string[] }) {
  return of.length === 0 ? null : (
    <Unstyled>
      <List>
        {of.map((sentence) => (
          <Item key={sentence}>{sentence}</Item>
        ))}
      </List>
    </Unstyled>
  );
}
