import { Button } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { readCode, type ScannedCode } from './scanned-code.rules.ts';

interface Detector {
  detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]>;
}

type DetectorMaker = new (options: { formats: string[] }) => Detector;

/** What reads codes in this browser; undefined where nothing does. */
const detectorOf = (scope: object): DetectorMaker | undefined =>
  'BarcodeDetector' in scope ? (scope.BarcodeDetector as DetectorMaker) : undefined;

/** Reads an address from the picture of a code; a telephone opens its camera for it. */
export function ScanButton({ onRead }: { onRead: (code: ScannedCode) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'reading' | 'failed'>('ready');
  const Detector = detectorOf(globalThis);

  const scan = async (file: File | undefined) => {
    if (file === undefined || Detector === undefined) return;
    setState('reading');
    try {
      const found = await new Detector({ formats: ['qr_code'] }).detect(await createImageBitmap(file));
      const [first] = found;
      if (first === undefined) return setState('failed');
      setState('ready');
      onRead(readCode(first.rawValue));
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('transfer.scan.open')}
        onChange={({ target }) => {
          void scan(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        variant="ghost"
        size="small"
        busy={state === 'reading'}
        disabledReason={Detector === undefined ? t('transfer.scan.unable') : undefined}
        onClick={() => input.current?.click()}
      >
        {t(state === 'failed' ? 'transfer.scan.again' : 'transfer.scan.open')}
      </Button>
    </>
  );
}
