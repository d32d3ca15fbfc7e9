import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Key, Keys } from '../guide.ts';
import { Scroller } from './docs.styles.ts';
import { Cell, ColumnName, Facts, KeyCap } from './facts.styles.ts';
import { WithCode } from './with-code.tsx';

/** What each key does: every line of it is tried by `describeKeys` in a browser. */
export function KeyboardSection({ keys }: { keys: Keys }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <Scroller>
          <Facts>
            <thead>
              <tr>
                <ColumnName>Key</ColumnName>
                <ColumnName>What it does</ColumnName>
              </tr>
            </thead>
            <tbody>
              {Object.entries(keys).map(([does, pressed]) => (
                <tr key={does}>
                  <Cell>
                    {pressed.map((key) => (
                      <KeyCap key={key}>{nameOf(key)}</KeyCap>
                    ))}
                  </Cell>
                  <Cell>
                    <WithCode text={does} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Facts>
        </Scroller>
      </Unstyled>
    </>
  );
}

/** As it is printed on a keyboard: `Shift+PageUp` is “Shift + Page Up”. */
const nameOf = (key: Key) =>
  key
    .replace(/Arrow(Up|Down|Left|Right)/, (_, way: keyof typeof arrows) => arrows[way])
    .replace('Comma', ',')
    .replace('Semicolon', ';')
    .replace('Control', 'Ctrl')
    .replace('Escape', 'Esc')
    .replace(/Page(Up|Down)/, 'Page $1')
    .replaceAll('+', ' + ');

const arrows = { Up: '↑', Down: '↓', Left: '←', Right: '→' };
