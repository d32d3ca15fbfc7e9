import { Button, CopyButton, Inline, Stack } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { hexLines } from './call-data.rules.ts';

/** Data word by word, to be compared with something else, and to be copied whole. */
export function CallHex({ data, isOpen }: { data: string; isOpen: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(isOpen);
  return (
    <Stack gap="s" align="start">
      <Inline gap="s">
        <Button size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {t(shown ? 'call.hide' : 'call.show')}
        </Button>
        <CopyButton text={data} label={t('call.copy')} />
      </Inline>
      <div id={id}>
        {shown ? (
          <Stack gap="xs">
            {hexLines(data).map((line, index) => (
              <code key={index}>{line}</code>
            ))}
          </Stack>
        ) : null}
      </div>
    </Stack>
  );
}
