// The health command of every image: whether the process answers that it is healthy. Needs no shell tools.
const [path = '/readyz'] = process.argv.slice(2);
const port = process.env.HTTP_PORT ?? process.env.PORT;
const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
