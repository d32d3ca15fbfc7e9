import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { formatNumber, missingNumber, type NumberFormat } from '../../format/index.ts';
import { pixelFigure } from '../../internal/chart/chart-data.ts';
import { ToneIcon } from '../../internal/tone-icon.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Arc, Dial, Label, Mark, Percent, Root, Said, State, Whole, Words } from './gauge.styles.ts';

/** From a figure on, a tone and the words for it. */
export interface GaugeThreshold {
  /** A decimal string. */
  from: string;
  tone: Tone;
  /** What it means, beside the icon of its tone: "Nearly used up". */
  label?: string;
}

export interface GaugeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is measured. */
  label: ReactNode;
  /** A decimal string; missing, the gauge is empty and says `--`. */
  value: string | null | undefined;
  /** A decimal string. @default '0' */
  min?: string;
  /** A decimal string. */
  max: string;
  /** In rising order. Below the first one the tone is `running`. */
  thresholds?: readonly GaugeThreshold[];
  /** The figures in words. @default the library's own "58,120 of 65,000" */
  text?: string;
  /** How the figures are written. @default every digit */
  format?: NumberFormat;
  ref?: Ref<HTMLDivElement>;
}

const circle = 'M11.5 42.5A22 22 0 1 1 42.5 42.5';

/** A figure between its limits, which may rise and fall. For something that comes to an end, use `ProgressBar`. */
export function Gauge({
  label,
  value,
  min = '0',
  max,
  thresholds = [],
  text,
  format = { digits: 'all' },
  ...rest
}: GaugeProps) {
  const words = useWords();
  const id = useId();
  const figure = pixelFigure(value);
  const [low, high] = [pixelFigure(min) ?? 0, pixelFigure(max) ?? 0];
  const shareOf = (one: number) => (high > low ? Math.max(0, Math.min(1, (one - low) / (high - low))) : 0);
  const share = shareOf(figure ?? low);
  const reached = thresholds.findLast(
    ({ from }) => figure !== null && figure >= (pixelFigure(from) ?? Infinity),
  );

  const said =
    text ?? fill(words.gaugeOf, { value: formatNumber(value, format), max: formatNumber(max, format) });
  const now = figure ?? low;
  return (
    <Root {...rest} data-tone={reached?.tone ?? 'running'}>
      <Dial
        role="meter"
        aria-labelledby={id}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={Math.max(low, Math.min(high, now))}
        aria-valuetext={reached?.label === undefined ? said : `${said}. ${reached.label}`}
      >
        <svg width={72} height={72} viewBox="0 0 54 54" aria-hidden>
          <Whole d={circle} />
          {share > 0 && <Arc d={circle} pathLength={100} strokeDasharray={`${share * 100} 200`} />}
          {thresholds.map(({ from }) => (
            <Mark
              key={from}
              d="M27 7V3"
              transform={`rotate(${-135 + 270 * shareOf(pixelFigure(from) ?? low)} 27 27)`}
            />
          ))}
        </svg>
        <Percent aria-hidden>
          {figure === null ? missingNumber : `${Math.floor(share * 100 + 1e-9)}%`}
        </Percent>
      </Dial>
      <Words>
        <Label id={id}>{label}</Label>
        <Said aria-hidden>{said}</Said>
        {reached?.label !== undefined && (
          <State aria-hidden>
            <ToneIcon tone={reached.tone} size={14} />
            {reached.label}
          </State>
        )}
      </Words>
    </Root>
  );
}
