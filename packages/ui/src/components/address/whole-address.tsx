import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { groupsOfFour } from '../../format/index.ts';
import { fill } from '../../locale/words.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Fingerprint } from '../fingerprint/index.ts';
import { Differs, Group, Groups, Whole } from './address.styles.ts';

export interface WholeAddressProps extends HTMLAttributes<HTMLSpanElement> {
  address: string;
  /** What the address is, said in front of it by a screen reader. */
  label?: string | undefined;
  /** An address it looks like, compared place by place: the characters that differ are marked. */
  comparedWith?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * The whole address where a person decides: in groups of four to compare one by one, with its fingerprint. One click
 * selects all of it, and what is copied is the address itself, without spaces.
 */
export function WholeAddress({ address, label, comparedWith, ...rest }: WholeAddressProps) {
  const words = useWords();
  const groups = groupsOfFour(address);
  const starts = groups.map((_, at) => Array.from(groups.slice(0, at).join('')).length);
  const known = comparedWith === undefined ? undefined : Array.from(comparedWith);
  const differs = (character: string, index: number) => known !== undefined && known[index] !== character;
  const count = known === undefined ? 0 : Array.from(address).filter(differs).length;

  const spelled = groups.join(' ');
  const named = label === undefined ? spelled : `${label}${words.labelColon}${spelled}`;
  return (
    <Whole
      data-whole
      {...rest}
      role="img"
      aria-label={count === 0 ? named : `${named}. ${fill(words.charactersDiffer, { count })}`}
    >
      <Fingerprint text={address} size={40} />
      <Groups>
        {groups.map((group, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            <Group>
              {Array.from(group, (character, index) =>
                differs(character, (starts[at] ?? 0) + index) ? (
                  <Differs key={index}>{character}</Differs>
                ) : (
                  character
                ),
              )}
            </Group>
          </Fragment>
        ))}
      </Groups>
    </Whole>
  );
}
