declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type Interaction = { uid: string; prompt: { name: string } };

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: object, index?: number) => void };
    Prompt: new (options: { name: string; requestable: boolean }) => object;
  };
}
