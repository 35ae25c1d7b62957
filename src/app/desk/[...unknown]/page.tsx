import { notFound } from "next/navigation";

/** Next's own 404 page is rendered once, so its scripts lack the nonce that the Desk's policy requires. */
export default function UnknownDeskPage() {
  notFound();
}
