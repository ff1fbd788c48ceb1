// The health command of every image: is the process's own `/readyz` content? Needs no shell tools.
const port = process.env.HTTP_PORT ?? process.env.PORT;
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
