import { Banner, Fingerprint, groupsOfFour, Inline, Skeleton, Stack, Text } from '@mpc/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fingerprintWords } from './fingerprint.rules.ts';
import { orderDigest, type OrderFacts } from './order-digest.ts';

export interface OrderFingerprintProps {
  /** What is confirmed, or what the server returned of it. */
  facts: OrderFacts;
  /** The digest of what was confirmed in this browser, where it knows one: another one is a red stop. */
  confirmed?: string | undefined;
}

/** The digest of these facts; null until it is computed, which takes a moment. */
function useOrderDigest(facts: OrderFacts): string | null {
  const [digest, setDigest] = useState<{ of: string; is: string } | null>(null);
  const spelt = JSON.stringify(facts);
  useEffect(() => {
    let wanted = true;
    const compute = async () => {
      const is = await orderDigest(JSON.parse(spelt));
      if (wanted) setDigest({ of: spelt, is });
    };
    void compute();
    return () => {
      wanted = false;
    };
  }, [spelt]);
  return digest?.of === spelt ? digest.is : null;
}

/**
 * What a payment is, as four words and a picture that two people can compare by telephone, whatever language each reads:
 * both lines are always there. Whoever asks and whoever approves see the same, computed from what each has before them.
 */
export function OrderFingerprint({ facts, confirmed }: OrderFingerprintProps) {
  const { t } = useTranslation();
  const digest = useOrderDigest(facts);
  if (digest === null) return <Skeleton shape="text" count={2} />;
  if (confirmed !== undefined && confirmed !== digest)
    return (
      <Banner tone="danger" title={t('fingerprint.differs')}>
        {t('fingerprint.differsDetail')}
      </Banner>
    );
  const words = fingerprintWords(digest);
  return (
    <Inline gap="m" wrap={false} align="start">
      <Fingerprint text={digest} size={48} />
      <Stack gap="xs">
        <Text tone="strong" lang="en">
          {words.map(({ en }) => en).join(' · ')}
        </Text>
        <Text tone="strong" lang="zh-CN">
          {words.map(({ zh }) => zh).join(' · ')}
        </Text>
        <Text size="label" tone="muted">
          <code>{groupsOfFour(digest.slice(0, 16)).join(' ')}</code>
        </Text>
      </Stack>
    </Inline>
  );
}
