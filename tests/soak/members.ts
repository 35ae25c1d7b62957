import sharp from "sharp";
import { type Client, createClient, type Member, type Random, type Target } from "./client";
import { anySlug, quizOf, vote } from "./visitors";

const password = "quiet-water-at-dawn";
/** These numbers are well below a member's hourly limits. */
const most = { renames: 40, pictures: 25 };

export type SignedInMember = { member: Member; client: Client; id: string; attempts: number };

type Session = { user?: { id: string; email: string } };

async function sessionOf(client: Client) {
  const reply = await client.send("/api/auth/session");
  return reply ? (JSON.parse(reply.text) as Session).user : undefined;
}

async function signIn(client: Client, email: string) {
  const csrf = await client.send("/api/auth/csrf");
  if (!csrf) return false;
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const json = { email, password, csrfToken, json: "true" };
  const reply = await client.send("/api/auth/callback/credentials", { method: "POST", json });
  return reply !== null;
}

/** Creates an account, or signs in if an earlier attempt without an answer has already created it. */
export async function signUp(target: Target, random: Random, email: string): Promise<SignedInMember | null> {
  const client = createClient(target, random);
  const form = { displayName: "Noor", email, password, fillTimeMs: 5_000 };
  const reply = await client.call("account.signUp", form, { ifSentBefore: [400] });
  if (!reply) return null;
  if (reply.status === 400 && !(await signIn(client, email))) return null;
  const names = ["Noor"];
  const devices = [client.cookies()];
  const member = { email, password, names, renames: 0, quizzes: [], pictures: [], devices };
  target.ledger.members.push(member);
  const user = await sessionOf(client);
  if (user?.email === email) return { member, client, id: user.id, attempts: 0 };
  target.ledger.signedOut.push(`${email} after signing up`);
  return null;
}

async function signInElsewhere(target: Target, random: Random, { member }: SignedInMember) {
  const client = createClient(target, random);
  if (!(await signIn(client, member.email))) return;
  member.devices.push(client.cookies());
}

async function checkSession(target: Target, { member, client }: SignedInMember) {
  const user = await sessionOf(client);
  if (user?.email !== member.email) target.ledger.signedOut.push(member.email);
  await client.query("profile.get", null);
}

async function rename(random: Random, { member, client }: SignedInMember) {
  if (member.renames >= most.renames) return;
  member.renames += 1;
  const displayName = `Noor ${member.renames} of ${random.below(1_000)}`;
  member.names.push(displayName);
  if (await client.call("profile.updateNickname", { displayName })) member.names = [displayName];
}

async function takeQuiz(random: Random, { member, client }: SignedInMember) {
  const quiz = quizOf(random);
  const reply = await client.call<{ isSaved: boolean }>("quiz.submit", quiz);
  if (reply?.data?.isSaved) member.quizzes.push(quiz.attemptId);
}

function draw(random: Random) {
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}

/**
 * Requests a signed address and sends a picture to it, as UploadThing's client does. Repeats both if the address was
 * already used.
 */
async function uploadPicture(random: Random, signedIn: SignedInMember) {
  const { member, client } = signedIn;
  if (signedIn.attempts >= most.pictures) return;
  const bytes = await draw(random);
  const announcement = { input: null, files: [{ name: "me.png", size: bytes.length, type: "image/png" }] };
  for (let tries = 0; tries < 3; tries += 1) {
    signedIn.attempts += 1;
    const announced = await client.send("/api/uploadthing?actionType=upload&slug=profilePicture", {
      method: "POST",
      json: announcement,
    });
    if (!announced) return;
    const [{ url }] = JSON.parse(announced.text) as [{ url: string }];
    const { pathname, search } = new URL(url);
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)]), "me.png");
    member.pictures.push("?");
    // A signed address works once, so a failed upload needs a new address.
    const put = await client.send(`${pathname}${search}`, { method: "PUT", form, ifSentBefore: [409] });
    if (!put) return;
    if (put.status === 409) continue;
    const { serverData } = JSON.parse(put.text) as { serverData: { url: string } };
    member.pictures = [serverData.url];
    return;
  }
}

export async function actAsMember(target: Target, random: Random, signedIn: SignedInMember) {
  await checkSession(target, signedIn);
  const what = random.below(8);
  if (what < 2) await rename(random, signedIn);
  else if (what < 4) await takeQuiz(random, signedIn);
  else if (what < 6) await vote(target, signedIn.client, anySlug(random), signedIn.id);
  else if (what < 7) await uploadPicture(random, signedIn);
  else await signInElsewhere(target, random, signedIn);
}
