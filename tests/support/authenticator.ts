import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

type Options = { challenge: string };
type Signing = { origin?: string; host?: string; isVerified?: boolean };

/** Returns a software passkey. It can also sign for another origin, skip user verification, or count like a clone. */
export function createPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  let counter = 1;

  function dataOf({ host = "localhost", isVerified = true }: Signing, attested?: Uint8Array) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  function clientData(type: string, { challenge }: Options, { origin = "http://localhost:3000" }: Signing) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };

  return {
    id,
    /** Sets the signature counter, as a cloned authenticator counts separately from the original. */
    countAs(next: number) {
      counter = next;
    },
    create(options: Options, signing: Signing = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(dataOf(signing, attested))],
      ]);
      const attestationObject = base64url(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      );
      const clientDataJSON = base64url(clientData("webauthn.create", options, signing));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    sign(options: Options, signing: Signing = {}) {
      counter += 1;
      const authenticatorData = dataOf(signing);
      const data = clientData("webauthn.get", options, signing);
      const signature = createSign("sha256")
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
