/** A word that is not ours, and the one to use: the "not" and "now" columns of the glossary. */
type Forbidden = readonly [word: RegExp, instead: string];

/** Wrong wherever we write, in code as well. */
const spelling: readonly Forbidden[] = [
  [
    /\b(cancelled|cancelling|\w*fuelling\w*|\w*fuelled|(author|recogn|organ|capital|normal|serial|summar|optim|initial)is(e|es|ed|ing|ations?)|burnt|learnt|spelt|licence)\b/i,
    'American spelling',
  ],
  [/\b(centred?|\w*colour\w*|behaviour|neighbour|catalogue|grey|labelled)s?\b/i, 'American spelling'],
];

/** Wrong where Storybook or a screen shows it. */
const decided: readonly Forbidden[] = [
  [/\brefus(e|es|ed|ing)\b/i, 'reject'],
  [/\bcame in\b|\bunder way\b|\bcome to (its|their) end\b/i, 'received, pending'],
];

/** Wrong wherever we write prose: on screens, in Storybook, in papers. */
const field: readonly Forbidden[] = [
  ...spelling,
  ...decided,
  [/\bplease\b/i, 'nothing'],
  [/\b(payees?|payers?)\b/i, 'recipient, sender'],
  [/\bsent along\b|\bgo(es)? along\b/i, 'amount sent with it, included'],
  [/\bwhole story\b/i, 'Approval timeline, Timeline'],
  [/\b(those )?who (must )?(approves?|decides?|agrees?|consents?)\b/i, 'approver'],
  [/\bask(ed|s|ing)? (for )?(by|again)\b/i, 'Requested by, Retry'],
  [/\bimitat\w*/i, 'look-alike'],
  [/\brevok(e|es|ed|ing)\b/i, 'Cancel request'],
  [/\bunsettled\b|\bopen payment\b/i, 'outcome unknown'],
  [/\bflight recorder\b/i, 'Activity in this browser'],
  [/\bdiscarded transactions?\b|\bnot approved\b|\bin payment\b/i, 'a status of the glossary'],
  [/\bvouch\w*/i, 'trusted'],
  [/\bfaster copy\b/i, 'replacement transaction'],
  [/\bis told\b|\bwithout a limit\b|\bunlimited permission\b/i, 'contract call, unlimited allowance'],
  [/\bgather(s|ed|ing)?\b/i, 'sweep'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\byour own price\b/i, 'custom'],
  [/\bslips?\b/i, 'typo'],
  [/\bminer fee\b/i, 'network fee'],
  [/\b(every|any|some|no)body\b/i, 'everyone, a role'],
];

/** Wrong where it is read in passing; papers for engineers may say these. */
const screen: readonly Forbidden[] = [
  [/!/, 'a full stop'],
  [/\b(tak(e|es|ing)|took) \w* ?back\b|\btaken\b/i, 'cancel; accepted, delivered'],
  [/\brefusals?\b/i, 'rejection'],
  [/\bsettled?\b/i, 'completed'],
  [/\bmend\b/i, 'fix'],
  [/\bpolic(y|ies)\b/i, 'strategy'],
  [/\bg(i|a)v(e|en|ing) \w* ?back\b|\bcomes? back\b|\bgo(es)? back whole\b/i, 'refund'],
  [/\btr(y|ies|ied|ying)\b/i, 'retry, attempt'],
  [/\bfind\b/i, 'search'],
  [/\busual\b|\bas listed\b|\bother days\b/i, 'default, custom range'],
  [/\b(go|went|goes) on\b/i, 'continue'],
  [/\bread (them )?again\b/i, 'refresh'],
  [/\bcannot be seen\b/i, 'hidden'],
];

const chinese: readonly Forbidden[] = [
  [/[「」『』]/, '“”'],
  [/[！!]/, '。'],
  [/同意/, '通过'],
  [/发送|发出/, '提交, 广播'],
  [/金额/, '数量 (of a coin), 估值 (in USD)'],
  [/矿工费/, '网络手续费'],
  [/无限额/, '无限授权'],
  [/全部经过/, '审批进度'],
  [/退回/, '退款'],
  [/归集钱包/, '归集子钱包'],
  [/补充矿工费|加油(?!站)/, '补充 Gas'],
  [/协签|Co-signer/, '联合签名器'],
  [/应答/, '响应'],
  [/付款(?!方|链接)/, '转账'],
  [/作废/, '已取消 / 已替换'],
  [/账号|备注名/, '账户, 别名'],
];

const holes = /\{\{.*?\}\}|\{\w+\}/g;
const sentences = (text: string) => text.split(/(?<=[.:;?…])\s+/);
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const foundIn = (text: string, words: readonly Forbidden[]) =>
  words.flatMap(([word, instead]) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}”: ${instead}`];
  });

/** What a paper for engineers says against the rules of words: in the field's words, in sentences of any length. */
export const paperFaults = (text: string): string[] => foundIn(text, field);

/** What a comment says against them; those of the library stand in Storybook. */
export const commentFaults = (text: string, { isShown }: { isShown: boolean }): string[] =>
  foundIn(text, isShown ? [...spelling, ...decided] : spelling);

/** What an English text says against the rules of words; empty where it says it well. */
export function englishFaults(text: string): string[] {
  const plain = text.replace(holes, 'X');
  return [
    ...foundIn(plain, [...field, ...screen]),
    ...sentences(plain).flatMap((sentence) => [
      ...(/^[“"(]?(It|Its|What)\b/.test(sentence) ? ['begins without a noun'] : []),
      ...(wordsOf(sentence).length > 20 ? [`${wordsOf(sentence).length} words in a sentence`] : []),
    ]),
  ];
}

const latin = '[A-Za-z0-9]';
const han = '\\p{Script=Han}';
const spacing: readonly Forbidden[] = [
  [new RegExp(`${han}${latin}|${latin}${han}`, 'u'), 'a space between Latin and Han'],
  [new RegExp(`${han} ${han}`, 'u'), 'no space between Han'],
  [/[，。：；？、（）“”] | [，。：；？、（）”]/u, 'no space beside full-width punctuation'],
  [new RegExp(`${han}[,;:?()]|[,;:?)]${han}`, 'u'), 'full-width punctuation beside Han'],
  [/ {2}/, 'one space'],
];

/** What a Chinese text says against the rules of words; empty where it says it well. */
export function chineseFaults(text: string): string[] {
  // A gap that holds a number is written like one; what stands in another is known to nobody here.
  const plain = text
    .replace(holes, (hole) =>
      /count|limit|row|index|step|days|hours|position|length|size\b/.test(hole) ? '7' : '\uE000',
    )
    // A date as Intl writes it has no spaces.
    .replace(/\d+年\d+月(\d+日)?/g, '');
  return foundIn(plain, [...chinese, ...spacing]);
}
