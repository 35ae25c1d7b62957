import { notFound } from "next/navigation";

/** Replaces Next's own 404 page, which is prerendered and lacks the nonce that the Desk's policy requires. */
export default function UnknownDeskPage() {
  notFound();
}
