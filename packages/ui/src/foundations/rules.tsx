import { RuleList } from './foundations.styles.ts';

/** What holds for all of it, a sentence each. */
export function Rules({ of }: { of: readonly string[] }) {
  return (
    <RuleList>
      {of.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </RuleList>
  );
}
