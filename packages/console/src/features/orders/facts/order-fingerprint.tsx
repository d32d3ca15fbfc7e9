import {
  differences,
  fingerprintVersion,
  fingerprintWords,
  orderDigest,
  type FingerprintWord,
  type OrderFacts,
} from '@mpc/api/fingerprint';
import { Banner, Fingerprint, groupsOfFour, Inline, Skeleton, Stack, Text } from '@mpc/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useInView } from '#shared/use-in-view.ts';

export interface OrderFingerprintProps {
  /** What is confirmed, or what the server returned of it. */
  facts: OrderFacts;
  /** What was confirmed in this browser, where it knows: anything else is a red stop. */
  confirmed?: OrderFacts | undefined;
  /** It stands among others: then its words, which are slow to make, are left out. */
  isListed?: boolean;
}

/** What is worked out of a text, which takes a moment; null until it is, and while there is no text. */
function useDerived<Result>(of: string | null, derive: (of: string) => Promise<Result>): Result | null {
  const [derived, setDerived] = useState<{ of: string; is: Result } | null>(null);
  useEffect(() => {
    if (of === null) return undefined;
    let wanted = true;
    const compute = async () => {
      const is = await derive(of);
      if (wanted) setDerived({ of, is });
    };
    void compute();
    return () => {
      wanted = false;
    };
  }, [of, derive]);
  return derived !== null && derived.of === of ? derived.is : null;
}

const digestOf = (spelt: string) => orderDigest(JSON.parse(spelt));

/**
 * What a payment is, as six words and a picture that two people can compare by telephone, whatever language each reads:
 * both lines are always there. Whoever asks, whoever approves and the phone that signs show the same, each computed from
 * what it has before it.
 */
export function OrderFingerprint({ facts, confirmed, isListed = false }: OrderFingerprintProps) {
  const { t } = useTranslation();
  const digest = useDerived(JSON.stringify(facts), digestOf);
  if (confirmed !== undefined && differences(confirmed, facts).length > 0)
    return (
      <Banner tone="danger" title={t('fingerprint.differs')}>
        {t('fingerprint.differsDetail')}
      </Banner>
    );
  if (digest === null) return <Skeleton shape="text" count={2} />;
  return (
    <Inline gap="m" wrap={false} align="start">
      <Fingerprint text={digest} size={48} />
      <Stack gap="xs">
        {isListed ? null : <FingerprintWords digest={digest} />}
        <Text size="label" tone="muted">
          <code>{groupsOfFour(digest.slice(0, 16)).join(' ')}</code> · v{fingerprintVersion}
        </Text>
      </Stack>
    </Inline>
  );
}

const inOneLine = (words: readonly FingerprintWord[], language: keyof FingerprintWord) =>
  words.map((word) => word[language]).join(' · ');

/** The words are slow to make, on purpose, and only made where somebody sees them. */
function FingerprintWords({ digest }: { digest: string }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
  const words = useDerived(seen ? digest : null, fingerprintWords);
  return (
    <div ref={place}>
      {words === null ? (
        <Skeleton shape="text" count={2} />
      ) : (
        <Stack gap="xs">
          <Text tone="strong" lang="en">
            {inOneLine(words, 'en')}
          </Text>
          <Text tone="strong" lang="zh-CN">
            {inOneLine(words, 'zh')}
          </Text>
        </Stack>
      )}
    </div>
  );
}
