import { DocsContext, Heading, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Anatomy } from '../guide.ts';
import { Scroller } from './docs.styles.ts';
import { Cell, ColumnName, Drawing, Facts, Mark, Place, TokenName } from './facts.styles.ts';
import { findPart } from './find-part.ts';
import { measuresOf, type Measure } from './measures.ts';
import { placeMarks } from './place-marks.ts';

interface Part {
  name: string;
  measures: Measure[];
  /** Where its number stands, from the corner of the drawing. */
  place: CSSProperties;
}

const often = 500;

/** The numbered parts of a component, and what each measures: read from the story that is drawn above them. */
export function AnatomySection({ anatomy }: { anatomy: Anatomy }) {
  const { componentStories } = useContext(DocsContext);
  const drawing = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const story = componentStories().find(({ name }) => name === anatomy.story);

  // A story comes when it comes, in a window of its own later still, and moves with the page.
  useEffect(() => {
    const timer = setInterval(() => {
      if (drawing.current === null) return;
      const found = partsOf(drawing.current, anatomy);
      setParts((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    }, often);
    return () => clearInterval(timer);
  }, [anatomy]);

  return story === undefined ? null : (
    <>
      <Heading>Anatomy</Heading>
      <Drawing ref={drawing} className="docs-example">
        <Story of={story.moduleExport} />
        {parts.map(({ name, place }, index) => (
          <Mark key={name} style={place} aria-hidden>
            {index + 1}
          </Mark>
        ))}
      </Drawing>
      <Unstyled>
        <Scroller>
          <Facts>
            <thead>
              <tr>
                <ColumnName>Part</ColumnName>
                <ColumnName>Measures and tokens</ColumnName>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ name, measures }, index) => (
                <tr key={name}>
                  <Cell>
                    <Place>{index + 1}</Place>
                    {name}
                  </Cell>
                  <Cell>
                    {measures.map((measure) => (
                      <div key={measure.name}>
                        {measure.name} {measure.value}
                        {measure.tokens.map((token) => (
                          <TokenName key={token}>{token}</TokenName>
                        ))}
                      </div>
                    ))}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Facts>
        </Scroller>
      </Unstyled>
    </>
  );
}

function partsOf(drawing: HTMLElement, { parts }: Anatomy): Part[] {
  const frame = drawing.querySelector('iframe');
  const around = frame === null ? drawing : frame.contentDocument?.body;
  const corner = drawing.getBoundingClientRect();
  const inner = frame?.getBoundingClientRect();
  const [across, down] = [(inner?.left ?? 0) - corner.left, (inner?.top ?? 0) - corner.top];
  const found = Object.entries(parts).flatMap(([name, selector]) => {
    const element = around ? findPart(around, selector) : undefined;
    return element === undefined ? [] : [{ name, element }];
  });
  const places = placeMarks(
    found.map(({ element }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
    }),
  );
  return found.map(({ name, element }, index) => ({
    name,
    measures: measuresOf(element),
    place: places[index] ?? {},
  }));
}
