import { createSandboxServer } from '@mpc/api/sandbox/server';

const { port } = await createSandboxServer().listen(Number(process.argv[2] ?? 5174));
console.log(`http://127.0.0.1:${port}`);
