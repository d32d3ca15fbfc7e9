import { Section, Stack, TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isSecureUrl } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';

const fields = [
  { name: 'dappName', type: 'text', limit: 100 },
  { name: 'dappUrl', type: 'url', limit: 255 },
  { name: 'dappImg', type: 'url', limit: 255 },
] as const;

interface Web3DappPartProps {
  values: Web3Values;
  onChange: (part: Partial<Web3Values>) => void;
}

/** Which program asks for the call: seen by those who approve. */
export function Web3DappPart({ values, onChange }: Web3DappPartProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('call.dapp')} note={t('web3.dappDetail')}>
      <Stack>
        {fields.map(({ name, type, limit }) => (
          <TextField
            key={name}
            label={t(`web3.${name}`)}
            name={name}
            type={type}
            limit={limit}
            value={values[name]}
            onChange={(text) => onChange({ [name]: text })}
            check={(text) =>
              type === 'url' && !isSecureUrl(text.trim())
                ? { level: 'error', message: t('web3.fault.url') }
                : null
            }
          />
        ))}
      </Stack>
    </Section>
  );
}
