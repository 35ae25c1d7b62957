import { notFound } from "next/navigation";

/** Next's own 404 page is prerendered, so its scripts lack the nonce that the Desk's policy requires. */
export default function UnknownDeskPage() {
  notFound();
}
