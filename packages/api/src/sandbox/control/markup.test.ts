import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('lets text be read, and nothing else', () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  expect(markup`<p title="${hostile}">${[hostile]}</p>`.markup).toBe(
    `<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>`,
  );
});

it('takes over what is markup already, and lists of it', () => {
  const rows = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${rows}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

it('leaves nothing of what is not there', () => {
  expect(markup`<p>${false}${undefined}${0}${''}</p>`.markup).toBe('<p>0</p>');
});
