import { Visitor } from 'vite';
import { filesIn, parse } from '../support/sources.ts';

/** A key without its plural form: Chinese has one, English several. */
export const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');

/** The texts of the console that could be keys of a word. */
export function wordKeys() {
  const all = new Set<string>();
  /** Given to t() as they are. */
  const asked = new Set<string>();
  /** Put together: `a.${b}` uses every key under a. */
  const patterns: RegExp[] = [];
  for (const path of filesIn('packages/console/src', /(?<!\.(?:test|stories))\.tsx?$/)) {
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') all.add(withoutNamespace(value));
      },
      TemplateLiteral({ quasis }) {
        const texts = quasis.map(({ value }) => value.cooked ?? '');
        const parts = [withoutNamespace(texts[0] ?? ''), ...texts.slice(1)].map((text) =>
          text.replaceAll('.', '\\.'),
        );
        if (/^[a-z]\w*\\\./i.test(parts[0] ?? '') && !/[^\w\\.]/.test(parts.join('')))
          patterns.push(new RegExp(`^${parts.join('[\\w-]+')}$`));
      },
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.type === 'MemberExpression' ? callee.property : callee;
        if (name.type !== 'Identifier' || name.name !== 't' || first?.type !== 'Literal') return;
        if (typeof first.value === 'string') asked.add(withoutNamespace(first.value));
      },
    }).visit(parse(path).program);
  }
  return { asked, isUsed: (key: string) => all.has(key) || patterns.some((pattern) => pattern.test(key)) };
}
