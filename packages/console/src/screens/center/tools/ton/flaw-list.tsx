import { KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import type { HashFlaw, ReadHashes } from './ton-hashes.rules.ts';

/** So many are said in full; of the others their lines. */
const saidInFull = 8;
const textLimit = 80;

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > textLimit ? `${characters.slice(0, textLimit).join('')}…` : text;
};

/** What is no hash, line by line, and why. */
export function FlawList({ rejected }: Pick<ReadHashes, 'rejected'>) {
  const { t } = useTranslation('tools');
  const others = rejected.slice(saidInFull);
  const why = (flaw: HashFlaw): string => {
    if (flaw.kind === 'length') return t('ton.flaw.length', { actual: flaw.actual, expected: flaw.expected });
    if (flaw.kind === 'character')
      return t('ton.flaw.character', { character: flaw.character, position: flaw.position });
    return t(`ton.flaw.${flaw.kind}`);
  };
  return (
    <Stack gap="xs">
      <KeyValueList
        items={rejected.slice(0, saidInFull).map(({ line, text, flaw }, index) => ({
          key: String(index),
          label: t('ton.flaw.line', { line }),
          value: t('ton.flaw.what', { text: cut(text), why: why(flaw) }),
        }))}
      />
      {others.length === 0 ? null : (
        <Text as="p">
          {t('ton.flaw.others', {
            count: others.length,
            lines: listed(others.map(({ line }) => String(line))),
          })}
        </Text>
      )}
    </Stack>
  );
}
