import { expect } from "vitest";
import { encodeClaims, getSessionCookieName } from "@/server/auth/sessions";
import { createPasskey } from "./authenticator";
import { createTestCaller } from "./caller";
import { makeMember, signInAs } from "./factories";

export async function enter(user?: Awaited<ReturnType<typeof makeMember>>) {
  const coach = user ?? (await makeMember({ role: "coach", displayName: "Ines" }));
  const { claims, cookie } = await signInAs(coach, { isFactorVerified: false });
  const { caller } = await createTestCaller({ cookie });
  return { coach, sid: claims.sid, caller };
}

/** Signs a coach in with a sign-in time six minutes ago. */
export async function enterLate(coach: Awaited<ReturnType<typeof makeMember>>) {
  const { claims } = await signInAs(coach, { isFactorVerified: false });
  const late = await encodeClaims({ ...claims, authTime: claims.authTime - 6 * 60 });
  return (await createTestCaller({ cookie: `${getSessionCookieName()}=${late}` })).caller;
}

type Caller = Awaited<ReturnType<typeof enter>>["caller"];

export const isDeskOpen = (caller: Caller) =>
  caller.desk.overview.counts().then(
    () => true,
    ({ cause }) => {
      expect(cause).toMatchObject({ name: "factor-needed" });
      return false;
    },
  );

export async function addPasskey(caller: Caller, passkey = createPasskey()) {
  const options = await caller.secondFactor.startPasskey();
  const input = { name: "Laptop", credential: passkey.create(options) };
  const { recoveryCodes } = await caller.secondFactor.addPasskey(input);
  return { passkey, recoveryCodes: recoveryCodes ?? [] };
}
