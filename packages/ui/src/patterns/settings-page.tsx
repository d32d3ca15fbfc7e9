import { useState } from 'react';
import {
  Banner,
  Button,
  Card,
  createToasts,
  Inline,
  Page,
  Section,
  Skeleton,
  Stack,
  Switch,
  Text,
  ToastRegion,
} from '../index.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { settingsTexts } from './settings-page-texts.ts';
import { useTexts } from './use-texts.ts';

const groups = [
  { id: 'notices', settings: ['large', 'failed', 'weekly'] },
  { id: 'safety', settings: ['whitelist', 'remark'] },
] as const;

type Setting = (typeof groups)[number]['settings'][number];

export interface SettingsPageProps {
  /** @default 'ready' */
  state?: PageState;
  /** Asks for the settings again. */
  onRetry?: () => void;
}

/** Switches that take effect at once, in groups, and what is dangerous apart from them. */
export function SettingsPage({ state = 'ready', onRetry = () => undefined }: SettingsPageProps) {
  const words = useTexts(settingsTexts);
  return (
    <PatternFrame place="settings">
      <Page title={words.title} description={words.description}>
        {state === 'loading' && <Skeleton shape="form" />}
        {state === 'failing' && (
          <Banner tone="danger" action={<Button onClick={onRetry}>{words.retry}</Button>}>
            {words.failing}
          </Banner>
        )}
        {(state === 'ready' || state === 'empty') && <Groups nothingYet={state === 'empty'} />}
      </Page>
    </PatternFrame>
  );
}

function Groups({ nothingYet }: { nothingYet: boolean }) {
  const words = useTexts(settingsTexts);
  const [toasts] = useState(createToasts);
  const [frozen, setFrozen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [on, setOn] = useState<ReadonlySet<Setting>>(new Set(nothingYet ? [] : ['large', 'whitelist']));
  const change = (setting: Setting, wanted: boolean) => {
    setOn((before) => new Set(wanted ? [...before, setting] : [...before].filter((one) => one !== setting)));
    toasts.show({ tone: 'success', message: words.saved });
  };
  return (
    <Stack gap="xl">
      {groups.map(({ id, settings }) => (
        <Section key={id} title={words[id]} {...(id === 'notices' ? { note: words.noticesNote } : {})}>
          <Card>
            <Stack>
              {settings.map((setting) => (
                <Switch
                  key={setting}
                  checked={on.has(setting)}
                  onChange={(wanted) => change(setting, wanted)}
                  description={words[`${setting}Hint`]}
                >
                  {words[setting]}
                </Switch>
              ))}
              {id === 'safety' && (
                <Switch checked onChange={() => undefined} disabledReason={words.screeningReason}>
                  {words.screening}
                </Switch>
              )}
            </Stack>
          </Card>
        </Section>
      ))}
      <Section title={words.danger}>
        <Card>
          <Inline justify="between" gap="l">
            <Stack gap="xs">
              <Text tone="strong">{frozen ? words.frozen : words.freeze}</Text>
              <Text tone="muted">{words.freezeHint}</Text>
            </Stack>
            <Button
              variant="danger"
              onClick={() => setAsking(true)}
              disabledReason={frozen ? words.frozen : undefined}
            >
              {words.freeze}
            </Button>
          </Inline>
        </Card>
      </Section>
      <FreezeDialog
        open={asking}
        onFrozen={() => {
          setAsking(false);
          setFrozen(true);
          toasts.show({ tone: 'success', message: words.frozen });
        }}
        onCancel={() => setAsking(false)}
      />
      <ToastRegion toasts={toasts} />
    </Stack>
  );
}
