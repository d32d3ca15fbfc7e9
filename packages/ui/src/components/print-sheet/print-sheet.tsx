import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { isolateText } from '../../format/index.ts';
import {
  Block,
  Cell,
  Column,
  Facts,
  Head,
  Issuer,
  Label,
  Lines,
  Note,
  PaperOnly,
  Row,
  Sheet,
  State,
  Title,
  Totals,
  Value,
} from './print-sheet.styles.ts';
import { usePrinting } from './use-printing.ts';

/** One line: what it is, and its value. */
export interface SheetFact {
  label: string;
  value: string;
  /** The one that counts. @default false */
  strong?: boolean;
}

/** A column of the lines. */
export interface SheetColumn {
  header: string;
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end';
}

export interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** What the document is: its heading, its name to a screen reader and the name of its file. */
  title: string;
  /** Who issues it. */
  issuer?: string | undefined;
  /** How it stands: "Paid". */
  state?: string | undefined;
  /** Facts in blocks that stand side by side, such as dates and the recipient. */
  facts: readonly (readonly SheetFact[])[];
  /** What it lists: every row has a text for each column. */
  lines?:
    | { label: string; columns: readonly SheetColumn[]; rows: readonly (readonly string[])[] }
    | undefined;
  /** Sums below the lines. */
  totals?: readonly SheetFact[] | undefined;
  /** What else is to be known, at the foot. */
  note?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * A document as a sheet of paper, black on white in every theme. While it is on the page, the sheet alone is printed: by
 * the browser's print command, which saves it as PDF too.
 */
export function PrintSheet(props: PrintSheetProps) {
  const printing = usePrinting(props.title);
  return printing ? (
    createPortal(
      <>
        <PaperOnly />
        <Paper {...props} data-printed="" />
      </>,
      document.body,
    )
  ) : (
    <Paper {...props} />
  );
}

function Paper({
  title,
  issuer,
  state,
  facts,
  lines,
  totals = [],
  note,
  ...rest
}: PrintSheetProps & { 'data-printed'?: string }) {
  return (
    <Sheet aria-label={title} {...rest}>
      <Head>
        <Title>{isolateText(title)}</Title>
        {state === undefined ? null : <State>{state}</State>}
        {issuer === undefined ? null : <Issuer>{isolateText(issuer)}</Issuer>}
      </Head>
      <Facts>
        {facts.map((block) => (
          <FactList key={block[0]?.label} facts={block} />
        ))}
      </Facts>
      {lines === undefined ? null : (
        <Lines aria-label={lines.label}>
          <thead>
            <Row>
              {lines.columns.map(({ header, align = 'start' }) => (
                <Column key={header} scope="col" data-align={align}>
                  {header}
                </Column>
              ))}
            </Row>
          </thead>
          <tbody>
            {lines.rows.map((cells, at) => (
              // Lines of a document have no number of their own, and never change places.
              <Row key={at}>
                {lines.columns.map(({ header, align = 'start' }, column) => (
                  <Cell key={header} data-align={align}>
                    {isolateText(cells[column] ?? '')}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Lines>
      )}
      {totals.length === 0 ? null : (
        <Totals>
          <FactList facts={totals} />
        </Totals>
      )}
      {note === undefined ? null : <Note>{note}</Note>}
    </Sheet>
  );
}

function FactList({ facts }: { facts: readonly SheetFact[] }) {
  return (
    <Block>
      {facts.map(({ label, value, strong = false }) => (
        <Fragment key={label}>
          <Label data-strong={strong || undefined}>{label}</Label>
          <Value data-strong={strong || undefined}>{isolateText(value)}</Value>
        </Fragment>
      ))}
    </Block>
  );
}
