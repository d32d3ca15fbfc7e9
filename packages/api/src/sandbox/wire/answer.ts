/** An answer before it becomes a Response: a browser's Response would drop the cookies. Status 0 is a broken connection. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** An answer whose body is known as a whole. */
export interface WholeAnswer extends Answer {
  body: string;
}

type Head = Partial<Pick<Answer, 'status' | 'headers'>>;

function answerOf(type: string, body: string, { status = 200, headers = [] }: Head): WholeAnswer {
  const kept: Answer['headers'] = [
    ['Content-Type', `${type}; charset=utf-8`],
    ['Cache-Control', 'no-store'],
  ];
  return { status, headers: [...kept, ...headers], body };
}

/** An answer in JSON. Nobody may keep it. */
export function json(value: unknown, more: Head = {}): WholeAnswer {
  return answerOf('application/json', JSON.stringify(value), more);
}

/** A page. */
export function html(body: string, more: Head = {}): WholeAnswer {
  return answerOf('text/html', body, more);
}

const asSaid: Head = { headers: [['X-Content-Type-Options', 'nosniff']] };

/** A text that nobody takes for a page. */
export const text = (body: string): WholeAnswer => answerOf('text/plain', body, asSaid);

/** What a page of ours runs. */
export const script = (body: string): WholeAnswer => answerOf('text/javascript', body, asSaid);

/** Another page to go to, after a form was sent. */
export function seeOther(location: string, headers: Answer['headers'] = []): WholeAnswer {
  return { status: 303, headers: [['Location', location], ...headers], body: '' };
}

/** The connection breaks. */
export const dropped: WholeAnswer = { status: 0, headers: [], body: '' };

const pieceEvery = 50;

/** The same answer in small pieces, over so many milliseconds. */
export function dripping(answer: WholeAnswer, ms: number): Answer {
  const bytes = new TextEncoder().encode(answer.body);
  const count = Math.max(1, Math.min(bytes.length, Math.ceil(ms / pieceEvery)));
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, ms / count));
      const start = Math.floor((bytes.length * sent) / count);
      sent += 1;
      controller.enqueue(bytes.slice(start, Math.floor((bytes.length * sent) / count)));
      if (sent === count) controller.close();
    },
  });
  return { ...answer, body };
}

/** The answer as a Response. */
export function toResponse({ status, headers, body }: Answer): Response {
  return status === 0 ? Response.error() : new Response(body, { status, headers });
}
