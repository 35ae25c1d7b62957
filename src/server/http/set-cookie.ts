import "server-only";
import { cookies } from "next/headers";
import { cookieOptions, type OwnCookie } from "./cookies";

/** Sets a cookie in the reply of the route handler that Next is running; with a `maxAge` of 0 it deletes one. */
export async function setCookie(...[name, value, maxAge]: OwnCookie) {
  (await cookies()).set(name, value, { ...cookieOptions(), maxAge });
}
