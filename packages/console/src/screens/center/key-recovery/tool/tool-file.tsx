import type { ToolDownload } from '@mpc/api';
import {
  Banner,
  Button,
  Card,
  CopyButton,
  Disclosure,
  Inline,
  KeyValueList,
  Stack,
  Text,
  Time,
} from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { recoveryToolOf } from '#features/recovery-tool';
import { readAgain } from '#shared/api/read-again.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DownloadNotice } from '../file/download-notice.tsx';
import { FileCheck } from '../file/file-check.tsx';
import { HashLine } from '../file/hash-line.tsx';
import { hashOf, type PublishedFile } from '../file/published-file.ts';
import { useCheckedDownload } from '../file/use-checked-download.ts';
import { useToolMemory } from './use-tool-memory.ts';
import { verifyCommand } from './verify-commands.rules.ts';

/** A tool as a file: its version is part of what is looked at. */
const fileOf = ({ url, version, sha256 }: ToolDownload): PublishedFile => ({ name: version, url, sha256 });

interface ToolFileProps {
  tool: ToolDownload;
  /** What the kind of computer is called. */
  system: string;
}

/** One download: its hash, the way to it, and how to compare the two. Downloaded only while it is what is looked at. */
export function ToolFile({ tool, system }: ToolFileProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const queryClient = useQueryClient();
  const file = fileOf(tool);
  const { memory, keep } = useToolMemory(tool);
  const again = async () => {
    const now = await readAgain(queryClient, recoveryToolOf(tool.platform));
    return now === null ? null : fileOf(now);
  };
  const { state, download, isPossible } = useCheckedDownload(file, again, keep);
  const hash = hashOf(file);
  const name = t('tool.name', { system });
  const against = () => {
    if (hash === null) return t('tool.noHash');
    if (!isPossible) return t('tool.noLink');
    if (memory === null) return t('tool.checking');
    return memory.is === 'other' ? t('tool.otherShort') : undefined;
  };
  return (
    <Card
      padding="m"
      title={`${system} · ${tool.version}`}
      action={
        <Button
          aria-label={t('tool.downloadOf', { system, version: tool.version })}
          disabledReason={against()}
          busy={state === 'asking'}
          onClick={() => void download()}
        >
          {t('tool.download')}
        </Button>
      }
    >
      <Stack gap="m">
        <DownloadNotice state={state} />
        {memory?.is === 'other' ? (
          <Banner tone="danger" title={t('tool.other', { version: tool.version })}>
            <Stack gap="s">
              {t('tool.otherDetail')}
              {memory.sha256 === '' ? null : <HashLine hash={memory.sha256} name={t('tool.before')} />}
            </Stack>
          </Banner>
        ) : null}
        <KeyValueList
          items={[
            {
              key: 'hash',
              label: t('tool.hash'),
              value: hash === null ? t('tool.noHash') : <HashLine hash={hash} name={name} />,
            },
            {
              key: 'source',
              label: t('tool.source'),
              value: <Text style={{ overflowWrap: 'anywhere' }}>{tool.url}</Text>,
            },
            {
              key: 'released',
              label: t('tool.released'),
              value: <Time at={tool.released_at} kind="short" />,
            },
            {
              key: 'memory',
              label: t('tool.memory'),
              value:
                memory?.is === 'same' ? (
                  <>
                    {t('tool.seen')} <Time at={memory.at} kind="short" />
                  </>
                ) : (
                  t('tool.notSeen')
                ),
            },
          ]}
        />
        {hash === null ? null : (
          <Disclosure summary={t('tool.verify')}>
            <Stack gap="m">
              <Command tool={tool} />
              <FileCheck name={name} hash={hash} onMatch={keep} />
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

/** What to run on the computer that the tool was copied to. */
function Command({ tool }: { tool: ToolDownload }) {
  const { t } = useTranslation('privateKeyRecovery');
  const found = verifyCommand(tool.platform, fileOf(tool));
  if (found === null) return null;
  return (
    <Stack gap="xs">
      <Text as="p">{t(tool.platform === 'windows' ? 'tool.inPowerShell' : 'tool.inTerminal')}</Text>
      <Inline gap="s" wrap={false} align="start">
        <Text style={{ overflowWrap: 'anywhere' }}>
          <code>{found.command}</code>
        </Text>
        <CopyButton text={found.command} label={t('tool.copyCommand')} />
      </Inline>
      <Text as="p" tone="muted">
        {t('tool.expect')} <code>{found.good}</code>
      </Text>
    </Stack>
  );
}
