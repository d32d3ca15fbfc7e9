import { Visitor } from 'vite';
import { filesIn, parse } from '../support/sources.ts';

type Text = [key: string, text: string];

const han = /\p{Script=Han}/u;

/** What the sandbox says: its texts stand in pairs, English before Chinese. A text is its own key. */
export function sandboxTexts(): { english: Text[]; chinese: Text[] } {
  const english = new Set<string>();
  const chinese = new Set<string>();
  for (const path of filesIn('packages/api/src/sandbox', /(?<!\.test)\.ts$/))
    new Visitor({
      ArrayExpression({ elements }) {
        const [first, second] = elements.map((element) =>
          element?.type === 'Literal' && typeof element.value === 'string' ? element.value : '',
        );
        if (elements.length === 2 && first && second && han.test(second) && !han.test(first))
          english.add(first);
      },
      Literal({ value }) {
        if (typeof value === 'string' && han.test(value)) chinese.add(value);
      },
    }).visit(parse(path).program);
  const keyed = (texts: Set<string>) => [...texts].map((text): Text => [text, text]);
  return { english: keyed(english), chinese: keyed(chinese) };
}
