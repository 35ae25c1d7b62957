// These texts are not in messages.ts, so that the page with the votes does not load all messages.
export const voteMessages = {
  success: "Vote recorded! Thank you for helping us prioritize.",
  failure: "Failed to record vote. Please try again.",
  notVotable: "This app is not open for votes.",
  already: "You have already voted for this app from this device.",
} as const;
