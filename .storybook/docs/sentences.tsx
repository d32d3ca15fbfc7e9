import { Unstyled } from '@storybook/addon-docs/blocks';
import { Item, List } from './docs.styles.ts';
import { WithCode } from './with-code.tsx';

/** A list of sentences. */
export function Sentences({ of }: { of: readonly string[] }) {
  return of.length === 0 ? null : (
    <Unstyled>
      <List>
        {of.map((sentence) => (
          <Item key={sentence}>
            <WithCode text={sentence} />
          </Item>
        ))}
      </List>
    </Unstyled>
  );
}
