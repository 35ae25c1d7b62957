import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

// Serves recorded answers of a running site with node:http, to measure the highest speed of a server on this machine.
// node tests/bench/bare-server.mjs URL '[{ "path": "/", "headers": {} }]'
const [url, requests] = process.argv.slice(2);
const answers = new Map();
for (const { path, headers } of JSON.parse(requests)) {
  const answer = await new Promise((resolve, reject) => {
    get(url + path, { headers }, resolve).on("error", reject);
  });
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...own } = answer.headers;
  answers.set(path, { headers: own, body: await buffer(answer) });
}
const server = createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers).end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST);
