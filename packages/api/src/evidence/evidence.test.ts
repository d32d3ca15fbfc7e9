import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkEvidence, readRootHash } from './check-evidence.ts';
import { evidenceWords } from './evidence-words.ts';
import { canonicalJson } from './canonical-json.ts';
import type { EvidenceScope } from './evidence.schema.ts';
import {
  evidenceArchive,
  evidenceFile,
  manifestRoot,
  sealEvidence,
  type EvidenceDraft,
} from './seal-evidence.ts';

const draft = (id: number, amount = '12500.000000'): EvidenceDraft => ({
  made: { at: '2026-01-05T09:30:00.000Z', uid: 10001, name: 'Ana Ruiz', build: '', language: 'zh-CN' },
  subject: { kind: 'withdraw', id },
  facts: [
    { of: 'subject', fact: 'amount', label: '数量', value: `${amount} USDT`, recorded_by: 'server' },
    { of: 'step 1 · 10001', fact: 'shown fee', label: '', value: null, recorded_by: 'nobody' },
  ],
});

const { text, root } = evidenceFile(draft(1));
const scope: EvidenceScope = {
  all_of: '转账',
  wallet: { id: 1001, name: 'Treasury' },
  from: '2026-01-01T00:00:00.000Z',
  to: null,
  filters: { sub_wallet_id: '2001,2002', status: '1000' },
  count: 2,
};
const archive = evidenceArchive({ made: draft(1).made, scope }, [
  sealEvidence(draft(1)),
  sealEvidence(draft(2)),
]);

const sha256 = (of: string) => createHash('sha256').update(of).digest('hex');
const bytesOf = (of: string) => new TextEncoder().encode(of);
const check = (of: string, noted: string | null) => checkEvidence(bytesOf(of), noted);

describe('a file of evidence', () => {
  it('is unchanged only where its root hash was noted elsewhere', async () => {
    expect(await check(text, null)).toMatchObject({ is: 'consistent', root });
    expect(await check(text, root)).toMatchObject({ is: 'unchanged', root });
    expect(await check(archive.text, archive.root)).toMatchObject({ is: 'unchanged', root: archive.root });
  });

  it('altered, with every hash computed anew, is consistent and not unchanged', async () => {
    const forged = evidenceFile(draft(1, '99999.000000')).text;
    expect((await check(forged, null)).is).toBe('consistent');
    expect(await check(forged, root)).toMatchObject({ is: 'altered', at: 'root' });
  });

  it.each([
    ['a pack', text, root],
    ['an archive', archive.text, archive.root],
  ])('is refused with any one byte of it altered: %s', async (_, of, noted) => {
    const bytes = bytesOf(of);
    for (const at of bytes.keys())
      for (const by of [null, noted]) {
        const altered = bytes.with(at, (bytes[at] ?? 0) ^ 1);
        expect((await checkEvidence(altered, by)).is, `byte ${at}`).toMatch(/^(altered|unreadable)$/);
      }
  });

  it.each<[string, EvidenceScope, number[], { counted: number; packed: number }]>([
    ['one is left out', scope, [1], { counted: 2, packed: 1 }],
    ['one is there twice', scope, [1, 1], { counted: 2, packed: 1 }],
    ['none was counted', { ...scope, count: 0 }, [1, 2], { counted: 0, packed: 2 }],
  ])('is altered where an archive is not of all that was counted: %s', async (_, of, ids, counts) => {
    const packs = ids.map((id) => sealEvidence(draft(id)));
    const forged = evidenceArchive({ made: draft(1).made, scope: of }, packs);
    expect(await check(forged.text, null)).toEqual({ is: 'altered', at: 'count', ...counts });
  });

  it('names the fact that was altered', async () => {
    const altered = archive.text.replace('12500', '12501');
    expect(await check(altered, null)).toEqual({ is: 'altered', at: 'fact', line: 2, fact: 0 });
  });

  it('is refused with a pack of its archive left out, or put in another place', async () => {
    const [manifest = '', one = '', other = ''] = archive.text.split('\n');
    for (const lines of [
      [manifest, one],
      [manifest, other, one],
      [manifest, one, other, other],
    ])
      expect(await check(`${lines.join('\n')}\n`, null)).toMatchObject({ is: 'altered', at: 'packs' });
  });

  it('is refused with a space more, or of another version', async () => {
    expect(await check(text.replace('{', '{ '), null)).toEqual({ is: 'altered', at: 'bytes', line: 1 });
    expect((await check(text.replace('"version":1', '"version":2'), null)).is).toBe('unreadable');
    for (const other of ['', `\uFEFF${text}`, '\n', '{}\n', 'null\n', text.trimEnd(), text + text])
      expect((await check(other, null)).is).toBe('unreadable');
  });

  it('is chained so that another program finds the same root hash', () => {
    const head = sha256(
      '{"format":"mpc-evidence","made":{"at":"2026-01-05T09:30:00.000Z","build":"","language":"zh-CN","name":"Ana Ruiz","uid":10001},"subject":{"id":1,"kind":"withdraw"},"version":1}',
    );
    const amount = sha256(
      `${head}\n{"fact":"amount","label":"数量","of":"subject","recorded_by":"server","value":"12500.000000 USDT"}`,
    );
    const fee = sha256(
      `${amount}\n{"fact":"shown fee","label":"","of":"step 1 · 10001","recorded_by":"nobody","value":null}`,
    );
    expect(root).toBe(fee);
  });

  it('has a root hash that may be noted in groups or capitals', () => {
    expect(readRootHash(` ${root.toUpperCase().replaceAll(/(.{4})/g, '$1 ')}`)).toBe(root);
    expect(readRootHash(root.slice(1))).toBeNull();
  });
});

describe('an archive', () => {
  it('says what it is all of, and is refused with another of it', async () => {
    expect(await check(archive.text, archive.root)).toMatchObject({ is: 'unchanged', scope });
    expect(await check(text, root)).toMatchObject({ is: 'unchanged', scope: null });
    for (const [of, other] of [
      ['"id":1001', '"id":1002'],
      ['Treasury', 'Treasurx'],
      ['"from":"2026-01-01', '"from":"2026-01-02'],
      ['"to":null', '"to":"2026-01-02T00:00:00.000Z"'],
      ['2001,2002', '2001'],
      ['"count":2', '"count":3'],
    ] as const)
      expect(await check(archive.text.replace(of, other), null), of).toEqual({
        is: 'altered',
        at: 'manifest',
      });
  });

  it('of an earlier build, whose scope is a text, is still read', async () => {
    const [, ...packs] = archive.text.split('\n');
    const [head = ''] = archive.text.split('\n');
    const { root: _, ...manifest } = JSON.parse(head) as Parameters<typeof manifestRoot>[0] & {
      root: string;
    };
    const older = { ...manifest, scope: '{"wallet_id":1001}' };
    const line = canonicalJson({ ...older, root: manifestRoot(older) });
    expect(await check([line, ...packs].join('\n'), null)).toMatchObject({
      is: 'consistent',
      scope: '{"wallet_id":1001}',
    });
  });
});

const finding = (of: EvidenceDraft) => check(evidenceFile(of).text, null);
const altered = (fact: number) => ({ is: 'altered', at: 'words', line: 1, fact });

describe('the words of a digest', () => {
  const digest = sha256('a payment');
  const by = { of: 'step 1 · 10001', label: '', recorded_by: 'server' } as const;
  const fileWith = (words: string, fact: 'digest' | 'shown digest' | null) => {
    const digests = fact === null ? [] : [{ ...by, fact, value: digest }];
    return { ...draft(1), facts: [...draft(1).facts, ...digests, { ...by, fact: 'words', value: words }] };
  };

  it('are checked where a file has them, against the digest of their own decision', async () => {
    const words = await evidenceWords(digest);
    expect((await finding(fileWith(words, 'digest'))).is).toBe('consistent');
    expect((await finding(fileWith(words, 'shown digest'))).is).toBe('consistent');
    expect(await finding(fileWith(words, null))).toEqual(altered(2));
    const of = 'step 1 · 10002';
    const ofAnother = fileWith(words, 'digest').facts.map((fact) =>
      fact.fact === 'digest' ? { ...fact, of } : fact,
    );
    expect(await finding({ ...draft(1), facts: ofAnother })).toEqual(altered(3));
  });

  it('that belong to another digest are refused, though every hash fits and its root hash was noted', async () => {
    const others = fileWith(await evidenceWords(sha256('another payment')), 'digest');
    expect(await finding(others)).toEqual(altered(3));
    const { text: forged, root: noted } = evidenceFile(others);
    expect(await check(forged, noted)).toEqual(altered(3));
    const packs = [sealEvidence(draft(2)), sealEvidence(others)];
    const both = evidenceArchive({ made: others.made, scope }, packs);
    expect(await check(both.text, both.root)).toEqual({ ...altered(3), line: 3 });
  });
});
